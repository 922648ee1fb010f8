const words = JSON.parse(document.getElementById('words').textContent);
function speak(language) {
  document.documentElement.lang = language;
  for (const place of document.querySelectorAll('[data-w]')) {
    place.textContent = words[language][place.dataset.w];
  }
  for (const button of document.querySelectorAll('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.language === language));
  }
}
for (const button of document.querySelectorAll('[data-language]')) {
  button.addEventListener('click', () => speak(button.dataset.language));
}
const wanted = (navigator.language || 'en').slice(0, 2);
speak(words[wanted] ? wanted : 'en');

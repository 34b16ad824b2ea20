// The words of the screen in the languages of the platform; Portuguese stands in the page itself.
const words = {
  en: { title: 'Your mini program begins here', next: 'Open index.html in your editor and write the first screen.' },
  es: { title: 'Tu miniprograma empieza aquí', next: 'Abre index.html en el editor y escribe la primera pantalla.' },
  zh: { title: '你的小程序从这里开始', next: '在编辑器中打开 index.html，写出第一个页面。' },
};

const language = navigator.language.slice(0, 2);
for (const [id, text] of Object.entries(words[language] ?? {})) {
  document.documentElement.lang = navigator.language;
  document.getElementById(id).textContent = text;
}

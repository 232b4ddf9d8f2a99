/*
 * Says so where the browser is too old for the page, which would stay empty. Written for browsers of any
 * age, and so not bundled; docs/browsers.md says what is asked for and why.
 */
(function () {
  var css = window.CSS;
  var isNewEnough =
    css &&
    css.supports &&
    css.supports('color', 'color-mix(in srgb, red, red)') &&
    window.HTMLDialogElement &&
    Object.hasOwn;
  if (isNewEnough) return;
  var needed = 'Chrome 111, Firefox 114, Safari 16.4';
  var words = {
    en: 'This browser is too old for Big Ben. Use % or newer.',
    de: 'Dieser Browser ist zu alt für Big Ben. Nimm % oder neuer.',
    fr: 'Ce navigateur est trop ancien pour Big Ben. Utilisez % ou plus récent.',
    es: 'Este navegador es demasiado antiguo para Big Ben. Usa % o posterior.',
    pt: 'Este navegador é antigo demais para o Big Ben. Use % ou mais recente.',
    ja: 'このブラウザーではBig Benは動きません。%以降をお使いください。',
    zh: '此浏览器版本过旧，无法运行 Big Ben。请使用 % 或更新版本。',
    ar: 'هذا المتصفّح أقدم من أن يشغّل Big Ben. استخدم % أو أحدث.',
  };
  var language = String(navigator.language || 'en').slice(0, 2);
  document.addEventListener('DOMContentLoaded', function () {
    var said = document.createElement('p');
    said.setAttribute('role', 'alert');
    said.style.cssText =
      'position:fixed;z-index:9999;left:0;right:0;top:0;margin:0;padding:1em;background:#fffdf5;color:#222;font:18px sans-serif';
    said.dir = language === 'ar' ? 'rtl' : 'ltr';
    said.appendChild(document.createTextNode((words[language] || words.en).replace('%', needed)));
    document.body.appendChild(said);
  });
})();

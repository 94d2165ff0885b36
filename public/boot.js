// Before the first paint: theme, text format, language of the last visit.
;(() => {
  var root = document.documentElement
  var cookie = /(?:^|; )bs-display=([^;]*)/.exec(document.cookie)
  var display = {}
  try {
    display = cookie ? JSON.parse(decodeURIComponent(cookie[1])) : {}
  } catch (_) {}
  var dark = /[?&]dark(?:=([^&]*))?(?:&|$)/.exec(location.search)
  if (dark) display.theme = /^(0|false|off|no)$/.test(dark[1] || '') ? 'light' : 'dark'
  for (var key in display)
    if (/^[a-z]+$/.test(key) && display[key]) root.setAttribute('data-' + key, display[key])
  var locale = /(?:^|; )locale=([a-z]{2})/.exec(document.cookie)
  if (locale) {
    root.lang = locale[1]
    root.dir = /ar|fa|he/.test(locale[1]) ? 'rtl' : 'ltr'
  }
  // Styles that a proxy rewrote are refused: they come as a file.
  var style = document.querySelector('style')
  if (style && !style.sheet) document.querySelector('link[disabled]').disabled = false
  var css = window.CSS && CSS.supports
  if (!css || !CSS.supports('color', 'color-mix(in srgb, red, red)')) root.setAttribute('data-outdated', '')
  // Texts come with the scripts, not after them. Browsers that are too old do not know their script.
  var texts = document.currentScript && document.currentScript.getAttribute('data-' + root.lang)
  if (texts) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.fetchPriority = 'low'
    link.href = texts
    document.head.appendChild(link)
  }
})()

// Sets theme, text format and language before the first paint.
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
  if (display.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-dark', '')
  // From eight to six.
  if (display.evening && (new Date().getHours() + 4) % 24 < 10) root.setAttribute('data-warm', '')
  // As platform/language/language.ts does.
  var saved = (/(?:^|; )locale=([a-z]{2})/.exec(document.cookie) || [])[1]
  var own = document.currentScript
  var said = (name) => (own && own.getAttribute('data-' + name)) || ''
  for (var wanted of [location.pathname.split('/')[1], saved].concat(navigator.languages)) {
    var language = (wanted || '').split('-')[0]
    var isKnown = /^[a-z]{2}$/.test(language) && said(language)
    if (!isKnown && (!saved || wanted !== saved)) continue
    root.lang = language
    root.dir = said('rtl').includes(language) ? 'rtl' : 'ltr'
    break
  }
  // Styles that a proxy rewrote are refused and come as a file.
  var style = document.querySelector('style')
  if (style && !style.sheet) document.querySelector('link[disabled]').disabled = false
  if (!window.CSS || !CSS.supports || !CSS.supports('color', 'color-mix(in srgb, red, red)'))
    root.setAttribute('data-outdated', '')
  // The text waits a moment for its fonts: letters never change while a person reads.
  if (document.fonts && document.fonts.load) {
    var families = {
      latn: ['700 1em "PT Serif"', '700 1em Lato'],
      arab: ['1em "Noto Naskh Arabic Variable"', '1em "Vazirmatn Variable"'],
      hebr: ['1em "Noto Serif Hebrew Variable"', '1em "Noto Sans Hebrew Variable"'],
      grek: ['1em "Gentium Book Plus"'],
    }
    var letters = { latn: 'a', arab: '\u0628', hebr: '\u05d0', grek: '\u03b1\u1f00' }
    var faces = [document.fonts.load('1em "PT Serif"'), document.fonts.load('1em Lato')]
    for (var script in families)
      if (document.querySelector('[data-script=' + script + ']'))
        for (var face of families[script]) faces.push(document.fonts.load(face, letters[script]))
    var show = (late) => {
      if (root.getAttribute('data-faces') !== 'coming') return
      if (late) root.setAttribute('data-faces', 'device')
      else root.removeAttribute('data-faces')
    }
    root.setAttribute('data-faces', 'coming')
    Promise.all(faces).then(() => show(), show)
    setTimeout(show, 150, true)
  }
  // Messages come with the scripts.
  var messages = said(root.lang)
  if (messages) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.fetchPriority = 'low'
    link.href = messages
    document.head.appendChild(link)
  }
})()

export const needsJavascript =
  'Playing, logging in and the menu need JavaScript, which is switched off in this browser. Switch it on and load the page again.'

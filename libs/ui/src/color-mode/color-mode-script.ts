/**
 * For an inline script in the page's head: sets the colour mode before anything is painted. Reads what next-themes
 * keeps in the browser's storage.
 */
export const colorModeScript =
  "try{var t=localStorage.getItem('theme');" +
  "var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);" +
  'var e=document.documentElement;e.classList.add(d?"dark":"light");e.style.colorScheme=d?"dark":"light"}catch(e){}';

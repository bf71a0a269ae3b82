/**
 * Runs inline in the page, before any script has arrived: asks which modules are live and starts the files of the one
 * this address belongs to, so that they travel together with the shell's own script. The shell handles whatever this
 * script cannot parse: it requests the list again and explains failures. It also answers the arrows of a carousel that
 * React does not have yet, and remembers any other button of the first view that is pressed too early, for the shell to
 * press it again.
 */
(() => {
  try {
    // written by `rememberLogin`: hides the link to the sign-in page from signed-in people
    const isSignedIn = localStorage.getItem('wbd.signed-in') !== null;
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  } catch {
    // a browser that keeps nothing
  }
  const pressed: { control: HTMLElement | null } = { control: null };
  window.wbdPressed = pressed;
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('button, input');
    if (!control) return;
    const { scrolls } = control.dataset;
    if (scrolls) scroll(control.closest('section'), Number(scrolls));
    else pressed.control = control;
  });
  document.addEventListener('submit', (event) => {
    // React does not have the form yet: the browser would write what it holds, a password too, into the address
    if (window.wbdPressed) event.preventDefault();
  });

  /** Scrolls the row by a slide, and round at its ends. At once: React may take it over at any moment. */
  const scroll = (carousel: HTMLElement | null, by: number) => {
    const view = carousel?.querySelector<HTMLElement>('[data-carousel-view]');
    const slide = view?.querySelector<HTMLElement>('[role="group"]');
    if (!view || !slide) return;
    const end = view.scrollWidth - view.clientWidth;
    const left = view.scrollLeft + by * slide.offsetWidth;
    const isOver = by > 0 ? view.scrollLeft >= end - 1 : view.scrollLeft <= 1;
    view.scrollTo({ left: isOver ? (by > 0 ? 0 : end) : left, behavior: 'instant' });
  };

  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const textsOf = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

  const env: unknown = JSON.parse(document.getElementById('wbd-env')?.textContent || '{}');
  if (!isRecord(env) || typeof env['remotesUrl'] !== 'string') return;
  // the page already preloads it; its headers require a revalidation of cached answers
  const remotes = fetch(env['remotesUrl'], {
    signal: AbortSignal.timeout(10_000),
  }).then((response): Promise<unknown> => {
    if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
    return response.json();
  });
  window.wbdRemotes = remotes;

  const here = `${location.pathname}/`;
  const isHere = (path: string) => here.startsWith(path.endsWith('/') ? path : `${path}/`);
  // beside the list, where modules are published: nothing is fetched from anywhere else
  const base = new URL('.', new URL(env['remotesUrl'], location.href)).href;
  const isOwn = (href: string) => new URL(href, location.href).href.startsWith(base);

  const start = (href: string, rel: 'preload' | 'prefetch', integrity: unknown) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = 'script';
    link.href = href;
    // the browser reuses it for the script only if both requests have the same mode
    if (typeof integrity === 'string') link.integrity = integrity;
    if (link.integrity || new URL(link.href).origin !== location.origin) {
      link.crossOrigin = 'anonymous';
    }
    document.head.append(link);
  };

  remotes.then(
    (manifest) => {
      if (!isRecord(manifest) || !isRecord(manifest['modules'])) return;
      let longest = -1;
      let files: string[] = [];
      let isPublic = false;
      let checked: Record<string, unknown> = {};
      for (const remote of Object.values(manifest['modules'])) {
        if (!isRecord(remote) || !Array.isArray(remote['areas'])) continue;
        for (const area of remote['areas']) {
          if (!isRecord(area)) continue;
          const { path, access } = area;
          if (typeof path !== 'string' || !isHere(path) || path.length <= longest) continue;
          // the shell renders the portal's pages; public pages are beside them
          if (here.startsWith('/intern/') && access === 'public') continue;
          longest = path.length;
          isPublic = access === 'public';
          checked = { [String(remote['entry'])]: remote['integrity'] };
          const ofShell = textsOf(remote['shares']).flatMap(
            (share) => window.wbdShareFiles?.[share] ?? [],
          );
          files = [...textsOf(remote['preload']).filter(isOwn), ...ofShell];
        }
      }
      // guarded areas wait for the login, and may not be needed
      for (const file of new Set(files)) {
        start(file, isPublic ? 'preload' : 'prefetch', checked[file]);
      }
    },
    () => undefined,
  );
})();

/** The tests that a change can affect. */
export interface ChangedTests {
  /** whether security rules or their tests changed */
  rules: boolean;
  /** which component tests run: those that import what changed, or all when what shows them changed */
  components: 'none' | 'related' | 'all';
  /** folders whose emulator tests run: they call deployed functions, which no import leads to */
  emulatorFolders: string[];
  /** scenarios of the apps that the change reaches, without `.spec.ts` */
  scenarios: string[];
}

export interface Change {
  /** paths from the workspace's root */
  files: readonly string[];
  /** projects that Nx finds affected */
  affected: readonly string[];
  /** names of all scenarios, without `.spec.ts` */
  scenarios: readonly string[];
}

/** Whose pages a scenario is about. The shell has what no module has. */
const SCENARIOS_OF: Readonly<Record<string, RegExp>> = {
  admin: /^(admin|failed-mails)/,
  configurator: /^(configurator|pictures$|captions$)/,
  crm: /^crm-/,
  'expert-videos': /^(expert-videos|captions$)/,
  knowledge: /^(knowledge|quick-videos|captions$)/,
  team: /^team$/,
  appointments: /^appointments$/,
  network: /^network(-(payout|objection))?$/,
  seminars: /^(seminar-(copies|form|list)|session-|waiting-list|captions$)/,
  public:
    /^(advisor-|appointment|consent|first-view|hidden-content|kiosk|legal|link-preview|mail-objection|more-cards|objected-address|own-(appointment|data)|password-reset|phone-code|public-pages|quick-videos|recruitment|registration-draft|seat-link|seminar-(pages|registration)|sharing|sign-|small-pages|smoleuro|termination|waiting-list)/,
};

const RULES = /^(firestore\.rules|storage\.rules|firestore\.indexes\.json|rules\/)/;
const SHOWN = /^(apps(?!\/e2e)|libs)\//;
/** No import leads from a component test to these. */
const SHOWS_COMPONENTS = /^(tools\/dev\/test\/components\/|libs\/ui\/testing\/setup\.ts$)/;
const SCENARIO = /^apps\/e2e\/scenarios\/(.+)\.spec\.ts$/;
const EMULATOR_FOLDER =
  /^(functions\/src\/(?:core|gateways)|functions\/src\/[^/]+\/[^/]+|tools\/[^/]+\/[^/]+|libs\/data\/src\/[^/]+)\//;

/** The apps whose pages a scenario is about. */
export function appsOf(scenario: string): string[] {
  const modules = Object.keys(SCENARIOS_OF).filter((app) => SCENARIOS_OF[app]?.test(scenario));
  return modules.length > 0 ? modules : ['shell'];
}

/**
 * Decides what to run. Scenarios follow the apps, and fixtures lead to all of them; a change of functions runs the emulator
 * tests beside it and no browser.
 */
export function changedTests({ files, affected, scenarios }: Change): ChangedTests {
  const isFrontend = files.some((file) => /^(apps|libs)\//.test(file) && !SCENARIO.test(file));
  const isFixture = files.some((file) => file.startsWith('apps/e2e/fixtures/'));
  const own = new Set(files.flatMap((file) => SCENARIO.exec(file)?.[1] ?? []));
  return {
    rules: files.some((file) => RULES.test(file)),
    components: files.some((file) => SHOWS_COMPONENTS.test(file))
      ? 'all'
      : files.some((file) => SHOWN.test(file))
        ? 'related'
        : 'none',
    emulatorFolders: [
      ...new Set(files.flatMap((file) => EMULATOR_FOLDER.exec(file)?.[1] ?? [])),
    ].toSorted(),
    scenarios: scenarios.filter(
      (name) =>
        own.has(name) ||
        isFixture ||
        (isFrontend && appsOf(name).some((app) => affected.includes(app))),
    ),
  };
}

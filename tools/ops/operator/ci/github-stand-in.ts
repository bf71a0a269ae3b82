import type { GitHub } from './github.ts';

interface StoredEnvironment {
  variables: Record<string, string>;
  reviewers: string[];
}

export interface GitHubStandIn extends GitHub {
  readonly environments: Map<string, StoredEnvironment>;
}

/** Stand-in for `gh` with one repository; supports environments and their variables. */
export function gitHubStandIn(repository: string): GitHubStandIn {
  const environments = new Map<string, StoredEnvironment>();
  const absent = () => new Error('gh: Not Found (HTTP 404)');
  const stored = (name: string) => {
    const environment = environments.get(name);
    if (!environment) throw absent();
    return environment;
  };
  const printed = (values: object[]) => values.map((value) => JSON.stringify(value)).join('\n');

  function answer(args: readonly string[]): string {
    const after = (option: string) => args[args.indexOf(option) + 1] ?? '';
    if (args[0] === 'variable' && args[1] === 'set') {
      if (after('--repo') !== repository) throw absent();
      stored(after('--env')).variables[args[2] ?? ''] = after('--body');
      return '';
    }
    const [address = ''] = args.find((arg) => /^(repos|users)\//.test(arg))?.split('?') ?? [];
    if (address.startsWith('users/')) return printed([{ id: address.length }]);
    const below = `repos/${repository}/environments`;
    if (!address.startsWith(below)) throw absent();
    const [, name = '', variables] = address.slice(below.length).split('/');
    if (args.includes('PUT')) {
      const reviewers = args.filter((arg) => arg.startsWith('reviewers[][id]='));
      environments.set(name, { variables: {}, ...environments.get(name), reviewers });
      return '';
    }
    if (variables !== undefined) {
      const set = Object.entries(stored(name).variables);
      return printed(set.map(([variable, value]) => ({ name: variable, value })));
    }
    return printed(
      [...environments].map(([one, { reviewers }]) => ({
        name: one,
        protection_rules: reviewers.length > 0 ? [{ type: 'required_reviewers' }] : [],
      })),
    );
  }

  return {
    environments,
    run: (args) => Promise.resolve(args).then(answer),
  };
}

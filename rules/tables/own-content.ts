import type { Role } from '../roles.ts';
import type { Fields } from '../engine/request.ts';
import { creates, updates, type Row } from '../engine/table.ts';
import { keptOfOwner, newPath, ofRole, orgOf } from './values.ts';

/** What is the same for everything that advisors write about themselves: their own, and no one else's. */
export function ownWrites(options: {
  collection: string;
  /** who has the level that creating asks for, and changing */
  creators: readonly Role[];
  changers: readonly Role[];
  /** a complete new document of this advisor */
  data: (advisor: Role) => Fields;
  changes: Fields;
}): Row[] {
  const { collection, creators, changers, data, changes } = options;
  const path = (name: string) => (role: Role) => newPath(collection, name + role);
  return [
    creates('an own one', creators, (role) => ({ path: path('own')(role), data: data(role) })),
    creates('an own one under any letters and digits', creators, (role) => ({
      path: path('AZaz09')(role),
      data: data(role),
    })),
    // where nothing says when it was made, the owner's stays as it is
    creates(
      "an own one in place of the owner's",
      'createdAt' in data('owner') ? [] : ['owner'],
      (role) => ({
        path: keptOfOwner(collection),
        data: data(role),
      }),
    ),
    creates('an own one under a shorter id', [], (role) => ({
      path: path('own')(role).slice(0, -1),
      data: data(role),
    })),
    creates('an own one under a longer id', [], (role) => ({
      path: `${path('own')(role)}x`,
      data: data(role),
    })),
    creates('an own one under an id with other characters', [], (role) => ({
      path: path('-own')(role),
      data: data(role),
    })),
    creates("one in the owner's name", ['owner'], (role) => ({
      path: path('owners')(role),
      data: data('owner'),
    })),
    ...('org' in data('owner')
      ? [
          creates('an own one of another organisation', [], (role) => ({
            path: path('elsewhere')(role),
            data: { ...data(role), org: orgOf(role) === 'org-c' ? 'org-a' : 'org-c' },
          })),
        ]
      : []),
    updates('the own', changers, ofRole(collection), changes),
    updates("the owner's", ['owner'], `${collection}/of-owner`, changes),
  ];
}

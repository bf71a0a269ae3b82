import { expect, test } from 'vitest';
import { canLead, roleMay, TEAM_ACTIONS, TEAM_ROLES } from './permissions.ts';
import { teamNameSchema } from './team.ts';

test('TEAM-04 deputies can invite; only the lead removes, promotes, places and dissolves; everyone leaves', () => {
  const allowed = Object.fromEntries(
    TEAM_ROLES.map((role) => [role, TEAM_ACTIONS.filter((action) => roleMay(role, action))]),
  );
  expect(allowed).toEqual({
    lead: [...TEAM_ACTIONS],
    deputy: ['invite', 'history', 'figures', 'shareItems', 'shareFigures', 'leave'],
    member: ['shareItems', 'shareFigures', 'leave'],
  });
});

test('TEAM-01 only an open account with Pro can lead', () => {
  expect(canLead({ lv: 2, isBlocked: false })).toBe(true);
  expect(canLead({ lv: 1, isBlocked: false })).toBe(false);
  expect(canLead({ lv: 2, isBlocked: true })).toBe(false);
  expect(canLead(undefined)).toBe(false);
});

test.each(['', '   ', 'WBD Support', 'zwei\nZeilen', 'x'.repeat(61)])(
  'refuses %j as a name',
  (name) => {
    expect(teamNameSchema.safeParse(name).success).toBe(false);
  },
);

test('takes a name without the blanks around it', () => {
  expect(teamNameSchema.parse('  Team Nord ')).toBe('Team Nord');
});

import {
  DEFAULT_CHOICES,
  MAIL_CHOICES,
  NOTIFICATION_KINDS,
  notificationSchema,
  notificationSettingsSchema,
} from '@wbd/domain/notifications';
import { query } from '../engine/request.ts';
import {
  creates,
  deletes,
  gets,
  keptByServer,
  lists,
  listsUpTo,
  updates,
  writable,
  type Table,
} from '../engine/table.ts';
import { OPEN, SIGNED_IN } from '../roles.ts';
import { newPath, PAST, type Documents } from './values.ts';

const notification = (advisor: string) => ({
  advisor,
  event: 'registered',
  customer: 'customer',
  session: 'session',
  isHost: true,
  isOwn: true,
  name: 'Jörg Weiß',
  title: 'Geld verstehen',
  time: PAST,
  movedTo: null,
  read: false,
  createdAt: PAST,
});

export const notificationDocuments: Documents = [
  ['notifications/notification', notification('owner')],
  ['notifications/of-blocked', notification('blocked')],
  // one advisor has chosen nothing yet
  ...SIGNED_IN.filter((role) => role !== 'lite').map((role): Documents[number] => [
    `notificationSettings/${role}`,
    DEFAULT_CHOICES,
  ]),
];

export const notifications: Table = {
  collection: 'notifications',
  rows: [
    gets('one', [], 'notifications/notification'),
    ...listsUpTo(500, "the owner's", ['owner'], {
      collection: 'notifications',
      where: ['advisor', 'owner'],
    }),
    lists("a blocked advisor's", [], query('notifications', 10, ['advisor', 'blocked'])),
    lists("a customer's", [], query('notifications', 10, ['customer', 'customer'])),
    lists('all', [], query('notifications', 10)),
    creates('one in the own name', [], (role) => newPath('notifications', role), notification),
    updates('that one is read', ['owner'], 'notifications/notification', { read: true }),
    updates("that a blocked advisor's is read", [], 'notifications/of-blocked', { read: true }),
    updates('that one is read, and the name', [], 'notifications/notification', {
      read: true,
      name: 'Anders',
    }),
    deletes('one', [], 'notifications/notification'),
  ],
  fields: {
    schema: notificationSchema,
    target: 'notifications/notification',
    writers: ['owner'],
    creates: null,
    fields: {
      ...keptByServer(notificationSchema, notification('owner')),
      read: writable([true, false], [null, 'ja', 1, []]),
    },
  },
};

const settingsOf = (role: string) => `notificationSettings/${role}`;

export const notificationSettings: Table = {
  collection: 'notificationSettings',
  rows: [
    gets("the owner's", ['owner'], settingsOf('owner')),
    gets("a blocked advisor's", [], settingsOf('blocked')),
    lists('some', [], { collection: 'notificationSettings', limit: 1 }),
    creates('the own', OPEN, settingsOf, DEFAULT_CHOICES),
    creates("the foreign advisor's", ['foreign'], settingsOf('foreign'), { full: 'off' }),
    creates('the own, with a field more', [], settingsOf, { ...DEFAULT_CHOICES, isSecret: 'off' }),
    updates(
      'the own, once chosen',
      OPEN.filter((role) => role !== 'lite'),
      (role) => settingsOf(role === 'lite' ? 'owner' : role),
      { full: 'off' },
    ),
    deletes('the own', [], settingsOf),
  ],
  fields: {
    schema: notificationSettingsSchema,
    target: settingsOf('owner'),
    writers: ['owner'],
    creates: null,
    fields: {
      ...keptByServer(notificationSettingsSchema, DEFAULT_CHOICES),
      ...Object.fromEntries(
        NOTIFICATION_KINDS.map((kind) => [
          kind,
          { ...writable([...MAIL_CHOICES], ['OFF', '', 7, null, ['off']]), mayBeGone: true },
        ]),
      ),
    },
  },
};

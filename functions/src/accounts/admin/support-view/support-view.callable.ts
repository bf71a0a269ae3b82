import { defineCallable } from '../../../core/callable.ts';
import { readSettings } from '../../../mail/notifications/settings.repository.ts';
import { adminPorts } from '../admin-ports.ts';
import { supportData } from './support-data.repository.ts';
import { supportView as view } from './support-view.service.ts';

export const supportView = defineCallable(
  'supportView',
  (input, caller) => view({ ...adminPorts, ...supportData, settings: readSettings }, input, caller),
  { warm: false, readOnly: true },
);

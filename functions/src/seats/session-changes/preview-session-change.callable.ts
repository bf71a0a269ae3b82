import { defineCallable } from '../../core/callable.ts';
import { linkSecrets } from '../../core/settings.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { changedPeopleRepository } from './changed-people.repository.ts';
import {
  previewSessionChange as preview,
  type ChangedSession,
} from './preview-session-change.service.ts';

const ports = {
  people: peopleRepository,
  changed: changedPeopleRepository,
  async write(changed: ChangedSession) {
    // on demand: letters are large, and most previews need none
    const { writePreview } = await import('./write-preview.ts');
    return writePreview(changed);
  },
  now: () => new Date(),
};

export const previewSessionChange = defineCallable(
  'previewSessionChange',
  (input, caller) => preview(ports, input, caller),
  { warm: false, secrets: linkSecrets, memory: '512MiB' },
);

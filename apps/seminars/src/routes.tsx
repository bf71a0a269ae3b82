import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';
import { readSeminarsAhead } from './seminar-list/sessions-of-groups.ts';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/veranstaltungen': [
      {
        index: true,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "first-page" */ './seminar-list/seminars-page.tsx')
          ).SeminarsPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({ Component: (await import('./help/help-page.tsx')).SeminarsHelpPage }),
      },
      {
        path: 'new',
        lazy: async () => ({
          Component: (await import('./seminar-form/new-seminar-page.tsx')).NewSeminarPage,
        }),
      },
      {
        path: 'edit/:id',
        lazy: async () => ({
          Component: (await import('./seminar-form/edit-seminar-page.tsx')).EditSeminarPage,
        }),
      },
      {
        path: 'view/:id',
        lazy: async () => ({
          Component: (await import('./participants/participants-page.tsx')).ParticipantsPage,
        }),
      },
      {
        path: 'view/:id/register',
        lazy: async () => ({
          Component: (await import('./invitation/invitation-page.tsx')).InvitationPage,
        }),
      },
    ],
  },
  readAhead: {
    '/intern/veranstaltungen': readSeminarsAhead,
  },
};

export default module;

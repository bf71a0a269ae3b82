import { ownExpertVideosQuery } from '@wbd/data/expert-videos';
import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/expert-videos': [
      {
        index: true,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "first-page" */ './list/expert-video-list-page.tsx')
          ).ExpertVideoListPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./help/help-page.tsx')).ExpertVideosHelpPage,
        }),
      },
      {
        path: 'new',
        lazy: async () => ({
          Component: (await import('./form/new-expert-video-page.tsx')).NewExpertVideoPage,
        }),
      },
      {
        path: 'edit/:id',
        lazy: async () => ({
          Component: (await import('./form/edit-expert-video-page.tsx')).EditExpertVideoPage,
        }),
      },
    ],
  },
  readAhead: {
    '/intern/expert-videos': (client, { id }) => client.query(ownExpertVideosQuery(id)),
  },
};

export default module;

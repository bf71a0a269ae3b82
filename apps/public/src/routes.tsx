import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';
import type { RouteObject } from '@wbd/router';
import { AdvisorGate } from './advisor-gate.tsx';

type Lazy = NonNullable<RouteObject['lazy']>;

const advisorPages: Record<string, Lazy> = {
  termine: async () => ({ Component: (await import('./dates/dates-page.tsx')).DatesPage }),
  impressum: async () => ({
    Component: (await import('./imprint/imprint-page.tsx')).ImprintPage,
  }),
  'shared/testimonial/:id': async () => ({
    Component: (await import('./testimonial-page/testimonial-page.tsx')).TestimonialPage,
  }),
  'shared/schnellvideo/:id': async () => ({
    Component: (await import('./quick-video-page/quick-video-page.tsx')).QuickVideoPage,
  }),
  'shared/video/:id': expertTeaser,
  'video-teaser/:id': expertTeaser,
  'video/:id': async () => ({
    Component: (await import('./expert-pages/expert-page.tsx')).ExpertVideoPage,
  }),
  'shared/seminar/:id': seminarTeaser,
  'seminar-teaser/:id': seminarTeaser,
  'seminar/:id': async () => ({
    Component: (await import('./seminar-pages/seminar-page.tsx')).SeminarVideoPage,
  }),
};

async function expertTeaser() {
  return { Component: (await import('./expert-pages/expert-page.tsx')).ExpertTeaserPage };
}

async function seminarTeaser() {
  return { Component: (await import('./seminar-pages/seminar-page.tsx')).SeminarTeaserPage };
}

async function appointment() {
  return { Component: (await import('./appointment/appointment-page.tsx')).AppointmentPage };
}

async function legal() {
  return { Component: (await import('./legal/legal-page.tsx')).LegalPage };
}

async function pricing() {
  return { Component: (await import('./recruitment/pricing-page.tsx')).PartnerPricingPage };
}

const partnerPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import('./recruitment/chooser-page.tsx')).PartnerChooserPage,
    }),
  },
  { path: 'pricing', lazy: pricing },
  { path: 'pricing/:plan', lazy: pricing },
  { path: 'pricing/:type/:plan', lazy: pricing },
  {
    path: ':type',
    lazy: async () => ({
      Component: (await import('./recruitment/landing-page.tsx')).PartnerLandingPage,
    }),
  },
];

const sitePages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import(/* webpackMode: "eager" */ './advisor-page/pages.tsx')).RootPage,
    }),
  },
  {
    path: ':advisor',
    Component: AdvisorGate,
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import(/* webpackMode: "eager" */ './advisor-page/pages.tsx'))
            .AdvisorPage,
        }),
      },
      ...Object.entries(advisorPages).map(([path, lazy]) => ({ path, lazy })),
      // below a first segment, because a bare splat would lose against the shell's own
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('./shared/not-found.tsx')).NotFoundPage,
        }),
      },
    ],
  },
];

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/': sitePages,
    '/auth': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./sign-in/sign-in-page.tsx')).SignInPage,
        }),
      },
      {
        path: 'forgot-password',
        lazy: async () => ({
          Component: (await import('./account-links/forgot-password-page.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: 'new-password',
        lazy: async () => ({
          Component: (await import('./account-links/new-password-page.tsx')).NewPasswordPage,
        }),
      },
      {
        path: 'second-factor',
        lazy: async () => ({
          Component: (await import('./second-factor/second-factor-page.tsx')).SecondFactorPage,
        }),
      },
      {
        path: 'confirm-email',
        lazy: async () => ({
          Component: (await import('./account-links/confirm-email-page.tsx')).ConfirmEmailPage,
        }),
      },
      {
        path: 'change-email',
        lazy: async () => ({
          Component: (await import('./account-links/change-email-page.tsx')).ChangeEmailPage,
        }),
      },
      {
        path: 'stop-change',
        lazy: async () => ({
          Component: (await import('./account-links/stop-change-page.tsx')).StopChangePage,
        }),
      },
    ],
    '/advisor-signup': [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./sign-up/sign-up-page.tsx')).SignUpPage }),
      },
    ],
    '/partner': partnerPages,
    '/legal': [
      // an address of its own: `:advisor/impressum` fits as well as `:document`
      { path: 'impressum', lazy: legal },
      { path: ':document', lazy: legal },
    ],
    '/redirect': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./redirect/redirect-page.tsx')).RedirectPage,
        }),
      },
    ],
    '/file-preview': [
      {
        path: ':bucket/*',
        lazy: async () => ({
          Component: (await import('./file-preview/file-preview-page.tsx')).FilePreviewPage,
        }),
      },
    ],
    '/action': [
      {
        path: 'datenexport',
        lazy: async () => ({
          Component: (await import('./account-export/account-export-page.tsx')).AccountExportPage,
        }),
      },
      {
        path: ':adv/seminar/:sem',
        lazy: async () => ({
          Component: (await import('./registration/registration-page.tsx')).RegistrationPage,
        }),
      },
      {
        path: 'platz',
        lazy: async () => ({ Component: (await import('./seat/seat-page.tsx')).SeatPage }),
      },
      {
        path: 'termin',
        lazy: async () => ({
          Component: (await import('./booked-appointment/booked-page.tsx')).BookedAppointmentPage,
        }),
      },
      {
        path: 'kiosk/:sem',
        lazy: async () => ({
          Component: (await import('./kiosk/kiosk-start-page.tsx')).KioskStartPage,
        }),
      },
      {
        // one page around both, so that what was loaded stays
        lazy: async () => ({
          Component: (await import('./own-data/own-data-page.tsx')).OwnDataPage,
        }),
        children: [{ path: 'meine-termine' }, { path: 'meine-daten' }],
      },
      {
        path: 'abbestellen',
        lazy: async () => ({
          Component: (await import('./mail-objection/mail-objection-page.tsx')).MailObjectionPage,
        }),
      },
      {
        path: 'melden',
        lazy: async () => ({ Component: (await import('./report/report-page.tsx')).ReportPage }),
      },
      { path: ':adv/appointment/:other', lazy: appointment },
      { path: ':adv/appointment/:other/:cust', lazy: appointment },
    ],
    '/smoleuro': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./smoleuro/offer-page.tsx')).SmoleuroPage,
        }),
      },
    ],
    '/smoleuro-graciously-given': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./smoleuro/success-page.tsx')).SmoleuroSuccessPage,
        }),
      },
    ],
    '/vorschau': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./advisor-page/preview-page.tsx')).PreviewPage,
        }),
      },
    ],
    '/kuendigen': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./termination/termination-page.tsx')).TerminationPage,
        }),
      },
      {
        path: 'bestaetigen',
        lazy: async () => ({
          Component: (await import('./termination/confirm-page.tsx')).ConfirmTerminationPage,
        }),
      },
    ],
  },
};

export default module;

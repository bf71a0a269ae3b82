export { Card, type CardProps } from './card.tsx';
export { EmailLink, EmailText, PhoneLink } from './contact-links.tsx';
export { Fact, FactList } from './fact-list.tsx';
export { HelpLink } from './help-link.tsx';
export { PortalPage, type PortalPageProps } from './portal-page.tsx';
export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export {
  SkeletonCards,
  SkeletonForm,
  SkeletonRows,
  type SkeletonCardsProps,
} from './skeletons.tsx';
export { SecondFactorNotice } from './second-factor-notice.tsx';
export { TitleRow } from './title-row.tsx';
export { UnconfirmedEmail, type UnconfirmedEmailProps } from './unconfirmed-email.tsx';

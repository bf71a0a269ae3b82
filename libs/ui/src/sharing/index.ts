export { LinkCard, type LinkCardProps } from './link-card.tsx';
export { RecommendCard, type RecommendCardProps } from './recommend-card.tsx';
export { ReferralsCard, type ReferralsCardProps } from './referrals-card.tsx';
export { sharingTexts } from './texts.de.ts';
export { useSharing } from './use-sharing.tsx';

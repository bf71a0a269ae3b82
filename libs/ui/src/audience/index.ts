export { AudienceBadge, type AudienceBadgeProps } from './audience-badge.tsx';
export { audienceOptions, type Sharer } from './audience-options.ts';
export { audienceTexts } from './texts.de.ts';

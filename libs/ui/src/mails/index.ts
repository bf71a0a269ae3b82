export { MailStateBadge } from './mail-state-badge.tsx';
export { ResendButton, type ResendButtonProps } from './resend-button.tsx';
export { ObjectedAddress, type ObjectedAddressProps } from './objected-address.tsx';

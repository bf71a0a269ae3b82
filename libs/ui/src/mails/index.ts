export { ResendButton, type ResendButtonProps } from './resend-button.tsx';

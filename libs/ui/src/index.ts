export {
  AspectRatio,
  Badge,
  Box,
  Center,
  chakra,
  Container,
  Flex,
  Grid,
  GridItem,
  Heading,
  HStack,
  IconButton,
  Image,
  Link,
  Separator,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
  VStack,
} from '@chakra-ui/react';
export type { BoxProps, ButtonProps, SimpleGridProps, StackProps } from '@chakra-ui/react';
export { Button } from './button/button.tsx';
export { UiProvider } from './provider/ui-provider.tsx';
export { DESKTOP_FROM_PX, useBreakpointMobile } from './hooks/use-breakpoint-mobile.ts';
export { useMediaQuery } from './hooks/use-media-query.ts';
export { usePageLoaded } from './hooks/use-page-loaded.ts';
export { useServedFirst } from './hooks/use-served-first.ts';
export { toast, type ToastInput, type ToastType } from './toast/toast-store.ts';
export {
  EmptyState,
  ErrorState,
  LoadingState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './states/page-states.tsx';
export { OfflineBanner } from './states/offline-banner.tsx';
export { NOT_FOUND_TITLE, NotFoundState } from './states/not-found-state.tsx';
export { PageMessage, type PageMessageProps } from './states/page-message.tsx';
export { CONTENT_ID, SkipLink } from './skip-link/skip-link.tsx';
export { lazyExtra } from './loading/lazy-extra.ts';
export { Unbroken } from './unbroken/unbroken.tsx';
export { Wordmark } from './brand/wordmark.tsx';
export {
  copyLink,
  hasShareSheet,
  share,
  type Shareable,
  type ShareOutcome,
} from './share/share.ts';

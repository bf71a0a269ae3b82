import { Stack, type StackProps } from '@wbd/ui';

/** The raised surface that holds what a page is about, on a tinted page. */
export function Panel(props: StackProps) {
  return (
    <Stack
      gap="6"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="2xl"
      boxShadow="sm"
      p={{ base: '5', md: '9' }}
      {...props}
    />
  );
}

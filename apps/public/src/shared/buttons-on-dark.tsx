import { Button, type ButtonProps } from '@wbd/ui';

/** The way on from a dark surface. */
export function ButtonOnDark(props: ButtonProps) {
  return (
    <Button
      size="lg"
      bg="white"
      color="ink.950"
      _hover={{ bg: 'rgba(255, 255, 255, 0.88)' }}
      {...props}
    />
  );
}

/** Another way on from a dark surface, beside the first one. */
export function GhostButtonOnDark(props: ButtonProps) {
  return (
    <Button
      size="lg"
      variant="ghost"
      color="white"
      borderColor="rgba(255, 255, 255, 0.5)"
      _hover={{ bg: 'rgba(255, 255, 255, 0.12)' }}
      {...props}
    />
  );
}

import { Box, Flex, Text, type BoxProps } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export type AlertStatus = 'error' | 'warning' | 'success' | 'info';

const looks: Record<AlertStatus, { palette: string; Icon: typeof Info }> = {
  error: { palette: 'red', Icon: CircleAlert },
  warning: { palette: 'orange', Icon: TriangleAlert },
  success: { palette: 'green', Icon: CircleCheck },
  info: { palette: 'brand', Icon: Info },
};

export interface FormAlertProps {
  status?: AlertStatus;
  title?: string;
  /** not announced, because a toast announces the same */
  quiet?: boolean;
  /** for the focus */
  ref?: Ref<HTMLDivElement>;
  /** not in a box of its own that comes with it: screen readers would not announce the alert */
  mt?: BoxProps['mt'];
  children?: ReactNode;
}

/** A summary above or below a form: what went wrong and what to do. Errors are read out at once. */
export function FormAlert({
  status = 'error',
  title,
  quiet = false,
  ref,
  mt,
  children,
}: FormAlertProps) {
  const { palette, Icon } = looks[status];
  return (
    <Flex
      ref={ref}
      mt={mt}
      tabIndex={ref === undefined ? undefined : -1}
      outline="none"
      role={quiet ? undefined : status === 'error' ? 'alert' : 'status'}
      colorPalette={palette}
      gap="3"
      p="4"
      w="full"
      bg="colorPalette.subtle"
      color="fg"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      borderRadius="lg"
    >
      <Box color="colorPalette.fg" pt="0.5" flexShrink="0">
        <Icon aria-hidden size={20} />
      </Box>
      <Box minW="0" textStyle="sm">
        {title !== undefined && <Text fontWeight="semibold">{title}</Text>}
        {children}
      </Box>
    </Flex>
  );
}

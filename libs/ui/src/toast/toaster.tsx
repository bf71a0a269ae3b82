import {
  Box,
  Button,
  createToaster,
  Portal,
  Stack,
  Text,
  Toast,
  Toaster as ChakraToaster,
} from '@chakra-ui/react';
import { UNDO_MS } from '@wbd/domain/time';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { toastStore, type ToastType } from './toast-store.ts';
import { toastTexts } from './texts.de.ts';
import { toastRecipe } from './toast.recipe.ts';

const DURATION_MS = 4000;
const MOST_AT_ONCE = 3;

const toaster = createToaster({
  placement: 'bottom-end',
  duration: DURATION_MS,
  max: MOST_AT_ONCE,
  pauseOnPageIdle: true,
  offsets: '1rem',
});

toastStore.attach(({ title, description, detail, type, action }) => {
  // a call made while React renders or commits must not update the toaster in the same pass
  queueMicrotask(() => {
    toaster.create({
      title,
      description,
      type,
      closable: true,
      meta: { detail },
      ...(action && {
        action: { label: action.label, onClick: action.onSelect },
        duration: UNDO_MS,
      }),
    });
  });
});

const icons: Record<ToastType, typeof Info> = {
  success: CircleCheck,
  error: CircleX,
  warning: TriangleAlert,
  info: Info,
};

function iconOf(type: string | undefined) {
  return type === 'success' || type === 'error' || type === 'warning' ? icons[type] : icons.info;
}

// up to the width of a laptop a dialog's buttons are where toasts appear; what went wrong must not cover the way to try
// again, and under the pointer that has pressed the button it would stay
const aboveDialogButtons = {
  'body:has(.wbd-dialog__content[data-state=open]) &': {
    '2xlDown': { bottom: '10rem !important' },
  },
};

/** Shows the toasts: bottom right, at most three, four seconds each, longer with something to do. Rendered by UiProvider with the first toast. */
export function Toaster() {
  return (
    // beside the page, which an open dialog hides from screen readers
    <Portal>
      <ChakraToaster
        toaster={toaster}
        aria-label={toastTexts.region}
        insetInline={{ mdDown: '4' }}
        css={aboveDialogButtons}
      >
        {({ title, description, type, meta, action }) => {
          const Icon = iconOf(type);
          const detail: unknown = meta?.['detail'];
          return (
            <Toast.Root recipe={toastRecipe} width={{ base: 'full', md: 'sm' }}>
              <Box color="colorPalette.fg" pt="0.5">
                <Icon aria-hidden size={20} />
              </Box>
              <Stack gap="0.5" flex="1" minW="0">
                {title !== undefined && <Toast.Title>{title}</Toast.Title>}
                {description !== undefined && <Toast.Description>{description}</Toast.Description>}
                {typeof detail === 'string' && (
                  <Text textStyle="xs" color="fg.muted">
                    {detail}
                  </Text>
                )}
                {action && (
                  <Toast.ActionTrigger asChild>
                    <Button variant="outline" size="sm" alignSelf="flex-start" mt="1.5">
                      {action.label}
                    </Button>
                  </Toast.ActionTrigger>
                )}
              </Stack>
              <Toast.CloseTrigger aria-label={toastTexts.close}>
                <X aria-hidden />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ChakraToaster>
    </Portal>
  );
}

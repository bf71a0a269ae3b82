import { Flex, Stack, Text } from '@chakra-ui/react';
import {
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '../dialog/dialog.tsx';
import { Button } from '../button/button.tsx';
import { Field, Input, Textarea } from '../form/index.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import { copyLink, hasShareSheet, share } from '../share/share.ts';
import { Copy, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { mailLink, readableLink, whatsAppLink } from './share-ways.ts';
import { sharingTexts as texts } from './texts.de.ts';

/** Something to pass on. */
export interface Shared {
  title: string;
  url: string;
  /** a message that holds the link */
  message: string;
}

/** The ways to pass a link on: copied, with a ready message, or as a QR code. */
export function ShareDialog({ shared, onClose }: { shared: Shared; onClose: () => void }) {
  const { title, url } = shared;
  const [message, setMessage] = useState(shared.message);
  const readable = readableLink(url);
  return (
    <DialogRoot
      open
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{texts.title(title)}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Stack gap="5">
            <Flex gap="3" align="flex-end" wrap="wrap">
              <Flex flex="1" minW="14rem">
                <Field label={texts.link}>
                  <Input readOnly value={readable} />
                </Field>
              </Flex>
              <Button variant="surface" onClick={() => void copyLink(readable)}>
                <Copy aria-hidden />
                {texts.copy}
              </Button>
            </Flex>
            <Field label={texts.message} hint={texts.messageHint}>
              <Textarea
                rows={4}
                value={message}
                onChange={({ target }) => {
                  setMessage(target.value);
                }}
              />
            </Field>
            <Flex gap="3" wrap="wrap">
              <Button asChild>
                <a href={whatsAppLink(message)} target="_blank" rel="noreferrer">
                  <MessageCircle aria-hidden />
                  {texts.whatsApp}
                </a>
              </Button>
              <Button asChild variant="surface">
                <a href={mailLink({ subject: title, message })}>
                  <Mail aria-hidden />
                  {texts.mail}
                </a>
              </Button>
              {hasShareSheet() && (
                <Button
                  variant="surface"
                  onClick={() => void share({ url: readable, title, text: message })}
                >
                  <Share2 aria-hidden />
                  {texts.more}
                </Button>
              )}
            </Flex>
            <Stack gap="2">
              <Text textStyle="sm" color="fg.muted">
                {texts.qrText}
              </Text>
              <QrCode
                value={url}
                label={texts.qrCode(title)}
                save={{ label: texts.saveQr, fileName: 'wbd-link.png' }}
              />
            </Stack>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}

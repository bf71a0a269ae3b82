import type { ReactNode } from 'react';
import { Head, Heading, Html, Link, Preview, Text } from '@react-email/components';
import { portalOrigin } from '../../../core/settings.ts';
import { settingsPage, turnOffPage, type TurnOff } from '../../notifications/turn-off-link.ts';
import { Box } from './box.tsx';
import { darkMode } from './dark-mode.ts';
import * as styles from './styles.ts';
import { texts } from './texts.de.ts';

export interface MailLayoutProps {
  /** the line an inbox shows beside the subject */
  preview: string;
  heading: string;
  /** why the reader gets this mail */
  reason: string;
  /** where the reader stops mails to this address; null where its owner is proven */
  objection?: string | null;
  /** for news to an advisor: whose, and about what, so that the reader turns it off */
  turnOff?: TurnOff | null;
  closing?: string;
  children: ReactNode;
}

/** The frame of every mail; React escapes what people typed. */
export function MailLayout(props: MailLayoutProps) {
  const { preview, heading, reason, objection = null, turnOff = null, closing, children } = props;
  const legal = (document: string) => `${portalOrigin()}/legal/${document}`;
  return (
    <Html lang="de">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <body className="page" style={styles.body}>
        <Preview>{preview}</Preview>
        <Box className="page" style={styles.page}>
          <div className="column" style={styles.column}>
            <Box className="header" style={styles.header}>
              <Link href={portalOrigin()} style={styles.brand}>
                {texts.brand}
              </Link>
            </Box>
            <Box className="content" style={styles.content}>
              <Heading className="heading" style={styles.heading}>
                {heading}
              </Heading>
              {children}
              <Paragraph>
                {closing ?? texts.closing}
                <br />
                {texts.team}
              </Paragraph>
            </Box>
            <Box className="footer" style={styles.footer}>
              <Text className="muted" style={styles.small}>
                {reason}
                {objection !== null && (
                  <>
                    {' '}
                    <FooterLink href={objection} text={texts.objection} />
                  </>
                )}
                {turnOff !== null && (
                  <>
                    {' '}
                    <FooterLink href={turnOffPage(turnOff)} text={texts.turnOff} />
                    {texts.separator}
                    <FooterLink href={settingsPage()} text={texts.settings} />
                  </>
                )}
              </Text>
              <Text className="muted" style={styles.small}>
                <FooterLink href={legal('impressum')} text={texts.imprint} />
                {texts.separator}
                <FooterLink href={legal('datenschutz')} text={texts.privacy} />
                {texts.separator}
                <FooterLink href={legal('agb')} text={texts.terms} />
              </Text>
            </Box>
          </div>
        </Box>
      </body>
    </Html>
  );
}

function FooterLink({ href, text }: { href: string; text: string }) {
  return (
    <Link href={href} className="muted" style={styles.footerLink}>
      {text}
    </Link>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="text" style={styles.text}>
      {children}
    </Text>
  );
}

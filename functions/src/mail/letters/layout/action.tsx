import { Button, Link, Text } from '@react-email/components';
import { Box } from './box.tsx';
import * as styles from './styles.ts';
import { texts } from './texts.de.ts';

/** The one thing to do, as a button and, for programs that show none, as an address. */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <Box style={styles.below}>
      <Button href={href} className="button" style={styles.button}>
        {label}
      </Button>
      <Text className="muted" style={styles.address}>
        {texts.copyLink}
        <br />
        <Link href={href} className="link" style={styles.link}>
          {href}
        </Link>
      </Text>
    </Box>
  );
}

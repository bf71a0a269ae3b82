import { Box, Button, Container, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link, useDocumentTitle } from '@wbd/router';
import { ArrowLeft, CircleHelp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { pageTexts } from './texts.de.ts';

export interface PortalPageProps {
  /** the page's one h1 */
  title: string;
  /** in the browser's tab; the title unless it says otherwise */
  documentTitle?: string;
  intro?: ReactNode;
  /** the page above this one */
  back?: { to: string; label: string };
  /** what can be done here, at the end of the title's row */
  actions?: ReactNode;
  /** explains the page to those who ask */
  help?: ReactNode;
  /** a form is read in one column and needs less room than a list */
  width?: 'wide' | 'form';
  children: ReactNode;
}

/** A page of the portal: where one is, what can be done, then its content. */
export function PortalPage(props: PortalPageProps) {
  const { title, documentTitle = title, intro, back, actions, help, width, children } = props;
  useDocumentTitle(documentTitle);
  const helpId = useId();
  const [helping, setHelping] = useState(false);
  return (
    <Container maxW={width === 'form' ? '4xl' : '8xl'} py={{ base: '6', md: '10' }}>
      <Stack gap={{ base: '6', md: '8' }}>
        <Box>
          {back && (
            <Button asChild variant="ghost" colorPalette="gray" size="sm" ms="-3" mb="1">
              <Link to={back.to}>
                <ArrowLeft aria-hidden />
                {back.label}
              </Link>
            </Button>
          )}
          <Flex justify="space-between" align="center" gap="4" wrap="wrap">
            <Box minW="0">
              <Heading as="h1" size="3xl" overflowWrap="anywhere">
                {title}
              </Heading>
              {intro !== undefined && <Text color="fg.muted">{intro}</Text>}
            </Box>
            <Flex gap="3" wrap="wrap">
              {help !== undefined && (
                <Button
                  variant="ghost"
                  colorPalette="gray"
                  aria-expanded={helping}
                  aria-controls={helpId}
                  onClick={() => {
                    setHelping(!helping);
                  }}
                >
                  <CircleHelp aria-hidden />
                  {pageTexts.help}
                </Button>
              )}
              {actions}
            </Flex>
          </Flex>
          {help !== undefined && (
            <Box
              id={helpId}
              hidden={!helping}
              mt="4"
              p="4"
              bg="colorPalette.subtle"
              borderRadius="lg"
              textStyle="sm"
            >
              {help}
            </Box>
          )}
        </Box>
        {children}
      </Stack>
    </Container>
  );
}

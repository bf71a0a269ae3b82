/** A report about a mail that could not be delivered (RFC 3464), as Postfix writes it. */
export function aFailure({
  returnPath,
  recipient,
  status = '5.1.1',
  action = 'failed',
}: {
  returnPath: string;
  recipient: string;
  status?: string;
  action?: string;
}): string {
  return aReport('delivery-status', returnPath, [
    'Reporting-MTA: dns; mx.example.org',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status.replace(/\.\d+$/, '.0')}`,
    `Diagnostic-Code: smtp; 550 ${status} <${recipient}>:`,
    '    Recipient address rejected',
  ]);
}

/** A report about a mail that its recipient marked as spam (RFC 5965). The address is only in the mail itself. */
export function aComplaint({
  returnPath,
  recipient,
}: {
  returnPath: string;
  recipient: string;
}): string {
  const lines = ['Feedback-Type: abuse', 'Version: 1', `Original-Mail-From: <${returnPath}>`];
  return aReport('feedback-report', returnPath, lines, recipient);
}

function aReport(type: string, to: string, lines: readonly string[], recipient = ''): string {
  return [
    'From: MAILER-DAEMON@mx.example.org',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system.',
    '.a line that begins with a dot',
    '',
    '--part',
    `Content-Type: message/${type}`,
    '',
    ...lines,
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    `To: ${recipient}`,
    'Subject: Deine Anmeldung',
    '',
    '--part--',
    '',
  ].join('\r\n');
}

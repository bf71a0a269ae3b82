import http from 'node:http';

/** Posts JSON over a connection of its own, as every visitor's browser does. */
export function post(address: string, idToken: string, body: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      address,
      {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.once('end', () => resolve(JSON.parse(text)));
        response.once('error', reject);
      },
    );
    request.once('error', reject);
    request.end(JSON.stringify(body));
  });
}

import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { mailboxUrl, portalOrigin } from '../../base/environment.ts';
import type { Ports } from '../../base/ports.ts';
import { HOST, PROJECT_ID } from '../../base/workspace.ts';
import { advisorNames, DEMO_ADVISORS, DEMO_PASSWORD, DEMO_PHONE } from '../seed/demo.ts';
import { pageStyle } from './demo-page.css.ts';
import { accountNotes, levelNames, texts } from './texts.de.ts';

const codesSchema = z.object({
  verificationCodes: z.optional(z.array(z.object({ phoneNumber: z.string(), code: z.string() }))),
});

/** Serves the page with accounts, one-time codes and links, to this machine only. */
export async function startDemoPage(ports: Ports): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    void render(ports).then((html) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(html);
    });
  });
  server.listen(ports.demo, HOST);
  await once(server, 'listening');
  return server;
}

async function render(ports: Ports): Promise<string> {
  const origin = portalOrigin(ports);
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${texts.title}</title><style>${pageStyle}</style></head>
<body><main>
<header><h1>${texts.title}</h1><p>${texts.intro}</p></header>
<nav aria-label="${texts.links}">
${link(`${origin}/`, texts.portal)}
${link(`${origin}/${DEMO_ADVISORS.wbd.code}`, texts.defaultPage)}
${link(`${origin}/auth`, texts.signIn)}
${link(mailboxUrl(ports), texts.inbox)}
</nav>
<section><h2>${texts.accounts}</h2><p>${texts.password}: <code>${DEMO_PASSWORD}</code></p>
<div class="scroll"><table class="accounts"><thead><tr>${[texts.email, texts.level, texts.page, texts.about].map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${advisorNames.map((name) => accountRow(name, origin)).join('')}</tbody></table></div>
<p class="last">${texts.customer(DEMO_PHONE)}</p></section>
<section><div class="heading"><h2>${texts.codes}</h2><a class="quiet" href="/">${texts.reload}</a></div>${await codes(ports)}</section>
</main></body></html>`;
}

function accountRow(name: keyof typeof DEMO_ADVISORS, origin: string): string {
  const { email, level, code } = DEMO_ADVISORS[name];
  return `<tr><td><code>${email}</code></td><td><span class="level l${level}">${levelNames[level]}</span></td><td>${link(`${origin}/${code}`, `/${code}`)}</td><td>${accountNotes[name]}</td></tr>`;
}

async function codes(ports: Ports): Promise<string> {
  try {
    const list = await lastCodes(ports);
    if (list.length === 0) return `<p>${texts.noCodes}</p>`;
    const rows = list.map(
      ({ phoneNumber, code }) =>
        `<tr><td>${escape(phoneNumber)}</td><td><code class="big">${escape(code)}</code></td></tr>`,
    );
    return `<table><thead><tr><th scope="col">${texts.phone}</th><th scope="col">${texts.code}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  } catch {
    return `<p>${texts.codesFailed}</p>`;
  }
}

function link(url: string, text: string): string {
  return `<a href="${escape(url)}">${escape(text)}</a>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The one-time codes the Auth emulator would have sent, newest first. */
async function lastCodes(ports: Ports): Promise<{ phoneNumber: string; code: string }[]> {
  const url = `http://${HOST}:${ports.auth}/emulator/v1/projects/${PROJECT_ID}/verificationCodes`;
  const answer = await fetch(url);
  const { verificationCodes = [] } = codesSchema.parse(await answer.json());
  return verificationCodes.toReversed();
}

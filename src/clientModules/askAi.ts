import siteConfig from '@generated/docusaurus.config';
import {whenIdle} from '../whenIdle';

type AskAi = {readonly siteId: string; readonly scriptUrl: string};

/** Where the chat button is and how it looks. */
const ATTRIBUTES = {
  'data-ask-ai': 'true',
  'data-ask-ai-background-color': '#0e1314',
  'data-ask-ai-color': '#ffffff',
  'data-ask-ai-text': 'Ask AI',
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
} as const;

const SCRIPT_ID = 'ask-ai-script';

/** Adds the widget's script. A script that is blocked or fails changes nothing. */
function addScript({siteId, scriptUrl}: AskAi): void {
  if (document.getElementById(SCRIPT_ID)) {
    return;
  }
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.src = scriptUrl;
  script.async = true;
  script.setAttribute('data-id', siteId);
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    script.setAttribute(name, value);
  }
  document.head.append(script);
}

const askAi = siteConfig.customFields?.askAi as AskAi | null;
if (askAi && typeof window !== 'undefined') {
  const addWhenIdle = (): void => void whenIdle().then(() => addScript(askAi));
  if (document.readyState === 'complete') {
    addWhenIdle();
  } else {
    window.addEventListener('load', addWhenIdle, {once: true});
  }
}

import {afterEach, describe, expect, it, vi} from 'vitest';
import {answerOnDemand} from '../answerOnDemand';

type Handler = (
  request: object,
  response: object,
  next: () => void,
) => Promise<void>;

/** The handler that the server gets, before those that it has. */
function handlerOf(answer: (name: string) => Promise<string>): Handler {
  const {devServer} = answerOnDemand(/\/files\/(\w+)\.js$/, answer) as {
    devServer: {setupMiddlewares: (handlers: unknown[]) => unknown[]};
  };
  const handlers: unknown[] = ['others'];
  expect(devServer.setupMiddlewares(handlers)).toEqual([]);
  expect(handlers).toEqual([expect.any(Function), 'others']);
  return handlers[0] as Handler;
}

function makeResponse(): {writeHead: () => unknown; end: () => void} {
  const response = {writeHead: vi.fn(() => response), end: vi.fn()};
  return response;
}

describe('a file that is made on demand', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is made when it is asked for, and nothing else is', async () => {
    const answer = vi.fn((name: string) => Promise.resolve(`made ${name}`));
    const handler = handlerOf(answer);
    const response = makeResponse();
    const next = vi.fn();
    await handler({url: '/docs/'}, response, next);
    expect(next).toHaveBeenCalledOnce();
    expect(answer).not.toHaveBeenCalled();
    await handler({url: '/files/frame.js'}, response, next);
    expect(response.end).toHaveBeenCalledExactlyOnceWith('made frame');
    expect(next).toHaveBeenCalledOnce();
  });

  it('says what went wrong in the browser and in the terminal', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const handler = handlerOf(() => Promise.reject(new Error('No frame.')));
    const response = makeResponse();
    await handler({url: '/files/frame.js'}, response, vi.fn());
    expect(response.writeHead).toHaveBeenCalledExactlyOnceWith(500);
    expect(response.end).toHaveBeenCalledExactlyOnceWith('Error: No frame.');
    expect(print).toHaveBeenCalledOnce();
  });
});

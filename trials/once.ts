/** Something that is closed at the end. */
type Tool = {readonly close: () => unknown};

const opened: Promise<Tool>[] = [];

/**
 * Lets claims share what takes long to open: it is opened by the first that
 * runs, so a run of a few claims opens no more than they need.
 */
export function once<Opened extends Tool>(
  open: () => Promise<Opened>,
): () => Promise<Opened> {
  let tool: Promise<Opened> | undefined;
  return () => {
    if (!tool) {
      tool = open();
      opened.unshift(tool);
    }
    return tool;
  };
}

/** Closes what `once()` has opened, the newest first. */
export async function closeAll(): Promise<void> {
  for (const tool of await Promise.allSettled(opened.splice(0))) {
    if (tool.status === 'fulfilled') {
      await tool.value.close();
    }
  }
}

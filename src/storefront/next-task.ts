/** Lets the browser do what is waiting, such as hearing a finger. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The id of this build, to compare with the server's. */
declare const __BUILD__: string

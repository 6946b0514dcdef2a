"""The house's server: tables, guests and live auctions over HTTP and WebSockets."""

// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/socketwait.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <poll.h>

#include <cerrno>
#endif

#include <algorithm>

namespace runlatch::store {

bool waitForSocket(int socket, SocketWait wait, std::chrono::milliseconds time)
{
    const auto events = static_cast<short>(wait == SocketWait::Both ? POLLIN | POLLOUT : POLLIN);
    const int milliseconds = static_cast<int>(std::max<std::chrono::milliseconds::rep>(time.count(), 0));
#ifdef Q_OS_WIN
    WSAPOLLFD waiting{static_cast<SOCKET>(socket), events, 0};
    return WSAPoll(&waiting, 1, milliseconds) != 0;
#else
    pollfd waiting{socket, events, 0};
    const int ready = poll(&waiting, 1, milliseconds);
    return ready > 0 || (ready < 0 && errno == EINTR); // the caller looks at the time again
#endif
}

} // namespace runlatch::store

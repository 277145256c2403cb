// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/creationfinder.h"

namespace runlatch::cli {

/// Looks whether a change request with the subject of an action is open on one of its targets; for a query, on any
/// workspace of the organization. One of the signals follows each check.
class OnceGuard final : public QObject
{
    Q_OBJECT
public:
    /// `client` must outlive this.
    explicit OnceGuard(service::Client &client, QObject *parent = nullptr);

    void check(const service::Endpoint &endpoint, const QString &organization, const protocol::BulkCreation &creation);
    void stop(); ///< no signal follows

signals:
    void passed();                                    ///< none is open
    void refused(const runlatch::base::Error &error); ///< Conflict "create.is-open"
    void failed(const runlatch::base::Error &error);  ///< a list could not be read wholly

private:
    void refuse(const changerequests::LedgerRequest &open);
    void end();

    changerequests::CreationFinder m_finder;
    bool m_isChecking = false;
};

} // namespace runlatch::cli

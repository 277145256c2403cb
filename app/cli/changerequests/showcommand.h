// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/changerequests/servicecommand.h"

namespace runlatch::cli {

/// `change-requests show ID`, with the name of who archived it where the service tells it.
class ShowCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    using ServiceCommand::ServiceCommand;
    void declare(QCommandLineParser &parser) override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void begin() override;

private:
    void nameArchiver(const protocol::ChangeRequest &changeRequest);
    /// `archiver`: the name of who archived it; empty: not known.
    void tell(const protocol::ChangeRequest &changeRequest, const QString &archiver);
    static QStringList humanLines(const protocol::ChangeRequest &changeRequest, const QString &archiver);

    QString m_id;
};

} // namespace runlatch::cli

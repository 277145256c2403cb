// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "http/exchangerecord.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// Prints an exchange of both sides with its heads and bodies, as its record has them: secrets are masked, and bodies
/// cut after http::MaxShownBodyBytes. JSON and text have the same content.
class ExchangeReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::ExchangeReport)
public:
    explicit ExchangeReport(Output &output)
        : m_output(output)
    {
    }

    void tell(const http::ExchangeRecord &record);

private:
    Output &m_output;
};

} // namespace runlatch::cli

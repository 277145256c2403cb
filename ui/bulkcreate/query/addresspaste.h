// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

#include <optional>

class QWidget;

namespace runlatch::ui {

/// The address of an explorer with conditions, if the clipboard has nothing else.
std::optional<QString> copiedExplorerAddress();

/// Takes the key that pastes such an address from the text fields of an area. They get anything else.
class AddressPaste final : public QObject
{
    Q_OBJECT
public:
    explicit AddressPaste(QWidget &area); ///< becomes its child

signals:
    void pasted(const QString &address);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_area;
};

} // namespace runlatch::ui
